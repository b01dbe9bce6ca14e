import { directionOf, headline, Kicker, token, upTo } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ModalDialog } from '../overlay/ModalDialog.tsx';
import { texts } from '../texts.ts';
import { Disclosure } from './Disclosure.tsx';
import { ShopGrid } from './grid/ShopGrid.tsx';
import { shopItems } from './products/shopItems.ts';

/** Panel in the middle of the window. On phones, it is a sheet at the lower edge. */
const Panel = styled(ModalDialog)`
  width: min(60rem, 100vw - 2 * ${token('space6')});
  max-width: none;
  max-height: calc(100dvh - 2 * ${token('space6')});
  padding: 0;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};
  box-shadow: ${token('shadowOverlay')};
  overflow: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background: ${token('scrim')};
  }

  &[open] {
    animation: shop-in ${token('motionBase')} ${token('easing')};
  }

  @keyframes shop-in {
    from {
      opacity: 0;
      translate: 0 ${token('space5')};
    }
  }

  ${upTo('mobile')} {
    width: 100%;
    max-height: calc(100dvh - ${token('space7')});
    margin-block-end: 0;
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

const Head = styled.header`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  gap: ${token('space4')};
  align-items: start;
  justify-content: space-between;
  padding: ${token('space5')} ${token('space6')} ${token('space4')};
  border-block-end: ${token('ruleWidth')} ${token('ruleStyle')} ${token('lineStrong')};
  background: ${token('paper')};

  ${upTo('mobile')} {
    padding: ${token('space4')};
  }
`;

const Title = styled.h2`
  ${headline('text2xl')}
`;

const Notice = styled.div`
  padding-inline: ${token('space6')};

  ${upTo('mobile')} {
    padding-inline: ${token('space4')};
  }
`;

const Close = styled.button`
  flex: none;
  width: 44px;
  height: 44px;
  border: 1px solid ${token('line')};
  border-radius: ${token('radiusPill')};
  background: ${token('surface')};
  color: ${token('ink')};
  line-height: 1;
  cursor: pointer;
  transition: border-color ${token('motionFast')} ${token('easing')};

  &:hover {
    border-color: ${token('ink')};
  }
`;

type ShopModalProps = { post: Post; onClose: () => void };

/** 'Now Shopping': all that a post sells, in one place. */
export function ShopModal({ post, onClose }: ShopModalProps) {
  const title = post.title || post.name;
  return (
    <Panel label={`${texts.nowShopping}: ${title}`} onClose={onClose}>
      <Head>
        <div>
          <Kicker>{texts.nowShopping}</Kicker>
          <Title dir={directionOf(title)}>{title}</Title>
        </div>
        <Close type="button" aria-label={texts.close} onClick={onClose}>
          ✕
        </Close>
      </Head>
      <Notice>
        <Disclosure />
      </Notice>
      <ShopGrid items={shopItems(post)} />
    </Panel>
  );
}
