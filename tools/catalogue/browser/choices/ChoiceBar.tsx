import { above, token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { hostNamed, hosts } from '../hosts.ts';
import { sites } from '../sources.ts';
import { queryOf, schemes, useChoices, type WidthName, widths } from './choices.ts';
import { RadioRow } from './RadioRow.tsx';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')} ${token('space5')};
  align-items: center;
  min-height: ${token('headerHeight')};
  padding: ${token('space2')} ${token('space4')};
  border-block-end: ${token('headerRule')};
  background: ${token('header')};
  color: ${token('headerInk')};
  font-size: ${token('textSm')};

  ${above('tabletLandscape')} {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    padding-inline: ${token('space5')} ${token('space7')};
  }
`;

const Home = styled(Link)`
  flex: 1;
  display: flex;
  gap: ${token('space3')};
  align-items: center;
  color: inherit;
  font-family: ${token('kickerFont')};
  letter-spacing: ${token('kickerTracking')};
  text-decoration: none;
  text-transform: ${token('kickerCase')};

  &::before {
    content: '';
    inline-size: 7rem;
    block-size: 2.25rem;
    background: var(--logo) left center / contain no-repeat;
  }
`;

const Select = styled.select`
  min-block-size: 2.5rem;
  padding-inline: ${token('space2')};
  border: 1px solid currentColor;
  border-radius: ${token('radius')};
  background: ${token('header')};
  color: inherit;
`;

/** Lets a developer choose the theme, the scheme and the width of the examples. */
export function ChoiceBar() {
  const { choices, choose } = useChoices();
  const { site, scheme, width } = choices;
  return (
    <Bar>
      <Home to={`/${queryOf({ ...choices, isWall: false })}`}>Catalogue</Home>
      <Select aria-label="Theme" value={site} onChange={({ target }) => choose({ site: hostNamed(target.value) })}>
        {hosts.map((key) => (
          <option key={key} value={key}>
            {sites[key]?.name ?? key}
          </option>
        ))}
      </Select>
      <RadioRow
        name="scheme"
        label="Scheme"
        values={schemes}
        value={scheme}
        onChoose={(chosen) => choose({ scheme: chosen })}
      />
      <RadioRow
        name="width"
        label="Width"
        values={Object.keys(widths) as WidthName[]}
        value={width}
        onChoose={(chosen) => choose({ width: chosen })}
      />
    </Bar>
  );
}
