import { token } from '@marquee/shared';
import { languageName, languages } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { languageTexts } from '../language/languageTexts.ts';

const Choice = styled.select`
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding-inline: ${token('space3')};
  border: 0;
  border-radius: ${token('radius')};
  background: ${token('ink')};
  color: ${token('paper')};
  font: inherit;
`;

type PassageLanguageProps = {
  editor: Editor;
  /** Language of the words, BCP 47. Empty for the language of the post. */
  language: string;
  onDone: () => void;
};

/** Choice of the language of the selected words. Enter and Escape return to the text. */
export function PassageLanguage({ editor, language, onDone }: PassageLanguageProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus({ preventScroll: true }), []);
  return (
    <Choice
      ref={select}
      aria-label={languageTexts.ofWords}
      value={language}
      onChange={({ target: { value: lang } }) => {
        const chain = editor.chain();
        (lang === '' ? chain.unsetMark('language') : chain.setMark('language', { lang })).run();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        event.preventDefault();
        onDone();
        editor.commands.focus();
      }}
    >
      <option value="">{languageTexts.ofPost}</option>
      {language in languages || language === '' ? null : <option value={language}>{language}</option>}
      {Object.keys(languages).map((tag) => (
        <option key={tag} value={tag}>
          {languageName(tag)}
        </option>
      ))}
    </Choice>
  );
}
