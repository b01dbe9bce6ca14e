import { headline, token } from '@marquee/shared';
import { draftLimits } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { FieldFault } from '@marquee/vocal-kit/fields/FieldFault.tsx';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { useFault } from '@marquee/vocal-kit/fields/useFault.ts';
import { useRef, useState } from 'react';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { usePostLanguage } from '../language/PostLanguageContext.ts';
import { LazyFieldMarks } from '../typing/LazyFieldMarks.tsx';
import { GrowingText } from './GrowingText.tsx';

const Head = styled.div`
  display: grid;
  gap: ${token('space4')};
`;

const Title = styled(GrowingText)`
  ${headline('text4xl')}
  font-size: clamp(2.25rem, 1.5rem + 3.4vw, 3.75rem);
  line-height: 1.05;
`;

const Subtitle = styled(GrowingText)`
  color: ${token('inkMuted')};
  font-size: clamp(${token('textLg')}, 1rem + 0.8vw, 1.5rem);
  line-height: 1.4;
`;

type PostHeadProps = DraftEditing & {
  /** Called for Enter in the subtitle, to move the focus to the document. */
  onLeave: () => void;
};

/** Fields for title and subtitle. The short title is the title until the writer changes it in the settings. */
export function PostHead({ draft, change, isReadOnly, onLeave }: PostHeadProps) {
  const { title, subtitle, name } = draft;
  const language = usePostLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  const faults = { title: useFault('title'), subtitle: useFault('subtitle') };
  const attributesOf = (field: 'title' | 'subtitle') => ({
    id: fieldId(field),
    lang: language?.lang,
    readOnly: isReadOnly,
    'aria-label': editorTexts[field],
    'aria-invalid': faults[field] ? (true as const) : undefined,
    'aria-describedby': faults[field] ? `${fieldId(field)}-fault` : undefined,
  });
  return (
    <Head ref={box} onInput={() => setTyping(true)}>
      <LazyFieldMarks around={box} isNeeded={isTyping} />
      <div>
        <Title
          {...attributesOf('title')}
          value={title}
          maxLength={draftLimits.title}
          placeholder={editorTexts.title}
          onEnter={() => document.getElementById(fieldId('subtitle'))?.focus()}
          onChange={(typed) => change(name === title || name === '' ? { title: typed, name: typed } : { title: typed })}
        />
        {faults.title ? <FieldFault id={`${fieldId('title')}-fault`}>{faults.title}</FieldFault> : null}
      </div>
      <div>
        <Subtitle
          {...attributesOf('subtitle')}
          value={subtitle}
          maxLength={draftLimits.subtitle}
          placeholder={editorTexts.subtitlePlaceholder}
          onEnter={onLeave}
          onChange={(typed) => change({ subtitle: typed })}
        />
        {faults.subtitle ? <FieldFault id={`${fieldId('subtitle')}-fault`}>{faults.subtitle}</FieldFault> : null}
      </div>
    </Head>
  );
}
