import type { Draft } from '@marquee/shared/domain';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { useEffect, useRef } from 'react';

/** Moves the focus to the title of a post in which nothing has been written yet. */
export function useTitleFocus({ title, name, subtitle, content, modules }: Draft): void {
  const isBlank = useRef(!title && !name && !subtitle && !content && modules.length === 0);
  useEffect(() => {
    if (isBlank.current) document.getElementById(fieldId('title'))?.focus();
  }, []);
}
