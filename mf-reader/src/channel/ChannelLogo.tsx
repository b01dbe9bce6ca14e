import { imageUrl, token, usePageConfig } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { Image } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';

/** The logo is requested at twice its displayed width on every screen. */
const density = 2;

const Picture = styled.img`
  border-radius: ${token('radius')};
`;

/** Logo of a channel. It is decorative because the name appears beside it as text. */
export function ChannelLogo({ logo }: { logo: Image }) {
  const { images } = usePageConfig();
  const { width } = imageSizes.channelLogo;
  const height = Math.round((width * logo.height) / logo.width);
  return (
    <Picture
      src={imageUrl(images, logo.public_id, { width, height, crop: 'fit' })}
      alt=""
      width={width / density}
      height={Math.round(height / density)}
    />
  );
}
