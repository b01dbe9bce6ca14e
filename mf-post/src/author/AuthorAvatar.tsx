import { CloudImage, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { Author } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';

const Portrait = styled(CloudImage)`
  flex: none;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: ${token('sunken')};
`;

const Monogram = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: ${token('accentSoft')};
  color: ${token('ink')};
  font: ${token('headlineWeight')} 1.375rem / 1 ${token('fontHeadline')};
`;

const initial = (name: string) => Array.from(name.trim())[0] ?? '';

/** Portrait of an author, or initials if there is no portrait. It is decorative because the name appears beside it. */
export function AuthorAvatar({ author }: { author: Pick<Author, 'image' | 'name'> }) {
  const { image, name } = author;
  if (image) {
    return (
      <Portrait image={image} alt="" transform={{ ...imageSizes.postAuthorAvatar, crop: 'fill', gravity: 'face' }} />
    );
  }
  return <Monogram aria-hidden="true">{`${initial(name.first)}${initial(name.last)}`}</Monogram>;
}
