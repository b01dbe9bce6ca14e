import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/**
 * Tile with a thin border in the site's colours. It shows the initial in the headline font over the site's ornament.
 */
const Plate = styled.span`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space2')};
  background: ${token('accentSoft')};
  color: ${token('ink')};
  font: ${token('headlineWeight')} clamp(3rem, 2rem + 6vw, 5.5rem) / 1 ${token('fontHeadline')};

  &::before {
    content: '';
    position: absolute;
    inset: ${token('space3')};
    border: 1px solid ${token('accentText')};
    border-radius: ${token('imageRadius')};
    opacity: 0.45;
  }

  &::after {
    content: ${token('ornament')} / '';
    color: ${token('accentText')};
    font: 1rem / 1 ${token('fontBody')};
  }
`;

/** Placeholder for a product without a hosted picture. The title beside it names the product. */
export function ShopPlaceholder({ title }: { title: string }) {
  const initial = /[\p{L}\p{N}]/u.exec(title)?.[0] ?? '';
  return <Plate aria-hidden="true">{initial.toLocaleUpperCase('en')}</Plate>;
}
