import { Spinner, token } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { styled } from '@marquee/shared/styled';
import { ModalDialog } from '../overlay/ModalDialog.tsx';
import { shopMark } from '../overlay/overlayAddress.ts';
import { texts } from '../texts.ts';

/** The dialog of the shop. */
const shopModal = onDemand(async () => (await import(/* webpackChunkName: "shop" */ './ShopModal.tsx')).ShopModal);

const Waiting = styled(ModalDialog)`
  padding: ${token('space6')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};

  &::backdrop {
    background: ${token('scrim')};
  }
`;

/** Shows a loading dialog until the shop's code has loaded. If loading fails, scrolls to the products in the text. */
export function ShopOverlay({ post, onClose }: { post: Post; onClose: () => void }) {
  const ShopModal = useOnDemand(shopModal, 'opened', () => {
    onClose();
    document.getElementById(shopMark)?.scrollIntoView();
  });
  if (ShopModal) return <ShopModal post={post} onClose={onClose} />;
  return (
    <Waiting label={texts.nowShopping} onClose={onClose}>
      <Spinner size="large" />
    </Waiting>
  );
}
