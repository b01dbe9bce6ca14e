import { CloudImage, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { User } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';

const Portrait = styled(CloudImage)<{ $size: number }>`
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${token('sunken')};
  object-fit: cover;
`;

const Initials = styled.span<{ $size: number }>`
  flex: none;
  display: grid;
  place-content: center;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border: 2px solid;
  border-radius: 50%;
  font-size: ${({ $size }) => Math.round($size * 0.36)}px;
  font-weight: ${token('boldWeight')};

  /* The initials are no text for screen readers, because the name is beside them. */
  &::before {
    content: attr(data-initials) / '';
  }
`;

const initialOf = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '';

type UserPictureProps = {
  user: Pick<User, 'image' | 'firstName' | 'lastName'> /** Of a side, in pixels. */;
  size: number;
};

/** The picture of a person, or the initials of one without; it decorates the name. */
export function UserPicture({ user: { image, firstName, lastName }, size }: UserPictureProps) {
  if (!image) return <Initials $size={size} data-initials={initialOf(firstName) + initialOf(lastName)} />;
  const box = size > imageSizes.postAuthorAvatar.width ? imageSizes.authorHeader : imageSizes.postAuthorAvatar;
  return <Portrait $size={size} image={image} alt="" transform={{ ...box, crop: 'fill' }} eager />;
}
