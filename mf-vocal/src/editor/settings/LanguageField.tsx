import { type Draft, languageName, languages } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { useContext } from 'react';
import { languageTexts } from '../language/languageTexts.ts';
import { SmartPunctuationContext } from '../typing/SmartPunctuationContext.ts';

type LanguageFieldProps = {
  language: NonNullable<Draft['language']> | null;
  onChange: (language: string | null) => void;
};

/** Choice of the language of the post. */
export function LanguageField({ language, onChange }: LanguageFieldProps) {
  const offered: readonly string[] = Object.keys(languages);
  const tags = language === null || offered.includes(language) ? offered : [language, ...offered];
  return (
    <>
      <ChoiceField
        field="language"
        label={languageTexts.language}
        hint={languageTexts.hint}
        value={language}
        none={languageTexts.ofSite}
        choices={tags.map((tag) => ({ value: tag, label: languageName(tag) }))}
        onChange={onChange}
      />
      {useContext(SmartPunctuationContext) ? (
        <p>
          <Link to="/vocal/account#vocal-writing">{languageTexts.turnOff}</Link>
        </p>
      ) : null}
    </>
  );
}
