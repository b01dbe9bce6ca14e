import { editorTexts } from '../editorTexts.ts';

/** Names of the fields that a submission needs, as shown on the page. */
export const fieldNames: Readonly<Record<string, string>> = {
  title: editorTexts.title,
  subtitle: editorTexts.subtitle,
  lead: editorTexts.lead,
  content: editorTexts.write,
  site: editorTexts.site,
  category: editorTexts.category,
  channel: editorTexts.channel,
  tags: editorTexts.tags,
  key: editorTexts.key,
};
