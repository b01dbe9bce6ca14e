import { ActionLink, token, VisuallyHidden } from '@marquee/shared';
import type { Channel } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { PageHeader } from '../list/PageHeader.tsx';
import { texts } from '../texts.ts';
import { ChannelBanner } from './ChannelBanner.tsx';

/** The heading is closer to the picture than it would be to the top of a page. */
const Block = styled.div`
  & > * + header {
    padding-block-start: ${token('space5')};
  }
`;

const Visit = styled(ActionLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${token('accentText')};
  font-size: ${token('textMd')};
  font-weight: ${token('boldWeight')};
`;

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

/** Shows a channel's image, logo, name, description and the link to its own site. */
export function ChannelHeader({ channel, children }: { channel: Channel; children: ReactNode }) {
  const { name, description, url } = channel;
  const about = (
    <>
      {description ? <p>{description}</p> : null}
      {url ? (
        <Visit to={url}>
          {texts.visitChannel(hostOf(url))}
          <VisuallyHidden> {texts.opensInNewTab}</VisuallyHidden>
        </Visit>
      ) : null}
    </>
  );
  return (
    <Block>
      <ChannelBanner channel={channel} />
      <PageHeader title={name} subtitle={description || url ? about : null}>
        {children}
      </PageHeader>
    </Block>
  );
}
