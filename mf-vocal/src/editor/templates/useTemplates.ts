import type {
  NewTemplate,
  StoredTemplate,
  TemplateList,
  TemplateResponse,
  TemplateSummary,
} from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { exchange } from '@marquee/shared/transport/exchange';
import { useEffect, useState } from 'react';
import { templateTexts } from './templateTexts.ts';

const path = '/api/vocal/templates';
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** Lists and changes the templates and saved blocks of the account. A failed call leaves its reason in `fault`. */
export function useTemplates() {
  const [templates, setTemplates] = useState<readonly TemplateSummary[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  /** Makes a call. Returns null if it fails. */
  async function attempt<T>(call: () => Promise<{ body: T }>): Promise<T | null> {
    setFault(null);
    try {
      return (await call()).body;
    } catch (error) {
      setFault(error instanceof ApiError && error.status !== undefined ? error.message : templateTexts.failed);
      return null;
    }
  }

  async function load(): Promise<void> {
    const list = await attempt(() => exchange<TemplateList>('GET', path));
    if (list) setTemplates(list.templates);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read once for each dialog.
  useEffect(() => void load(), []);

  return {
    templates,
    fault,
    load,
    /** Returns the stored template. */
    async add(template: NewTemplate): Promise<TemplateSummary | null> {
      const stored = await attempt(() => exchange<StoredTemplate>('POST', path, { body: template }));
      if (stored) setTemplates((all) => [...(all ?? []), stored.template].sort(byName));
      return stored?.template ?? null;
    },
    async read(id: string): Promise<TemplateResponse['template'] | null> {
      return (await attempt(() => exchange<TemplateResponse>('GET', pathOf(id))))?.template ?? null;
    },
    async rename(id: string, name: string): Promise<boolean> {
      const renamed = await attempt(() => exchange<StoredTemplate>('PATCH', pathOf(id), { body: { name } }));
      if (renamed)
        setTemplates((all) => (all ?? []).map((one) => (one.id === id ? renamed.template : one)).sort(byName));
      return renamed !== null;
    },
    async remove(id: string): Promise<boolean> {
      const removed = await attempt(() => exchange<{ success: true }>('DELETE', pathOf(id)));
      if (removed) setTemplates((all) => (all ?? []).filter((one) => one.id !== id));
      return removed !== null;
    },
  };
}

const byName = (one: TemplateSummary, other: TemplateSummary) => one.name.localeCompare(other.name);
