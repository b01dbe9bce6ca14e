import { CloudImage, token, upTo } from '@marquee/shared';
import { bannerWidths, imageSizes } from '@marquee/shared/constants';
import type { Channel } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ChannelLogo } from './ChannelLogo.tsx';

const Picture = styled.div`
  position: relative;
  padding-block-start: ${token('space5')};

`;

const Image = styled(CloudImage)`
  width: 100%;
  height: auto;
  aspect-ratio: ${imageSizes.channelBanner.width} / ${imageSizes.channelBanner.height};
  border-radius: ${token('imageRadius')};
  background: ${token('sunken')};
  object-fit: cover;

  ${upTo('tabletPortrait')} {
    aspect-ratio: 2;
  }

  /* The logo is in a corner of the picture, like the logo of a broadcaster. */
  & + img {
    position: absolute;
    inset-block-end: ${token('space4')};
    inset-inline-start: ${token('space4')};
  }
`;

/** Shows the picture and the logo of a channel. Renders nothing if the channel has neither. */
export function ChannelBanner({ channel: { image, pageLogo } }: { channel: Channel }) {
  if (!image && !pageLogo) return null;
  return (
    <Picture>
      {image ? (
        <Image
          image={image}
          alt=""
          transform={{ ...imageSizes.channelBanner, crop: 'fill' }}
          widths={bannerWidths}
          sizes="(max-width: 768px) 150vw, (max-width: 1140px) 100vw, 1108px"
          eager
        />
      ) : null}
      {pageLogo ? <ChannelLogo logo={pageLogo} /> : null}
    </Picture>
  );
}
