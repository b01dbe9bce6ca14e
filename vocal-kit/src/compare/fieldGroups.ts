import { type DraftFields, languageName } from '@marquee/shared/domain';
import { isSameField } from '../drafts/isSameField.ts';
import type { Field } from '../drafts/UnsavedChanges.ts';
import { postFieldTexts } from './postFieldTexts.ts';
import { readableText } from './readableText.ts';
import { versionTexts } from './versionTexts.ts';

/** Group of fields that a writer sees and compares as one field. */
export type FieldGroup = { label: string; fields: readonly Field[]; textOf(fields: DraftFields): string[] };

const line = (text: string | null | undefined): string[] => (text ? [text] : []);
const single = (label: string, textOf: (fields: DraftFields) => string | null | undefined) => ({
  label,
  textOf: (fields: DraftFields) => line(textOf(fields)),
});

/** Group of each field that a writer can change. */
const groupNames = {
  title: 'title',
  subtitle: 'subtitle',
  mediaType: 'lead',
  image: 'lead',
  imageAltText: 'lead',
  imageCaption: 'lead',
  imageCredit: 'lead',
  mediaLayout: 'lead',
  brightcoveId: 'lead',
  videoLink: 'lead',
  content: 'story',
  modules: 'story',
  site: 'site',
  category: 'category',
  channel: 'channel',
  tags: 'tags',
  language: 'language',
  postType: 'postType',
  isListicle: 'listicle',
  listicleOrder: 'listicle',
  name: 'name',
  summary: 'summary',
  seoTitle: 'seoTitle',
  seoDescription: 'seoDescription',
  seoKeywords: 'seoKeywords',
  ogTitle: 'ogTitle',
  ogDescription: 'ogDescription',
  key: 'key',
} as const satisfies Record<Field, string>;
type GroupName = (typeof groupNames)[Field];

/** Groups in the order of the page. */
const groups: Readonly<Record<GroupName, Omit<FieldGroup, 'fields'>>> = {
  title: single(postFieldTexts.title, ({ title }) => title),
  subtitle: single(postFieldTexts.subtitle, ({ subtitle }) => subtitle),
  lead: {
    label: postFieldTexts.lead,
    textOf: (fields) => [
      ...line(fields.mediaType === 'video' ? (fields.brightcoveId ?? fields.videoLink) : pictureOf(fields)),
      ...line(fields.imageAltText === '' ? postFieldTexts.decorativePicture : fields.imageAltText),
      ...readableText({ content: fields.imageCaption ?? '', modules: [] }),
      ...line(fields.imageCredit),
      postFieldTexts.layouts[fields.mediaLayout],
    ],
  },
  story: { label: postFieldTexts.write, textOf: readableText },
  site: single(postFieldTexts.site, ({ site }) => site),
  category: single(postFieldTexts.category, ({ category }) => category),
  channel: single(postFieldTexts.channel, ({ channel }) => channel),
  tags: single(postFieldTexts.tags, ({ tags }) => tags.map(({ name }) => name).join(', ')),
  language: single(postFieldTexts.language, ({ language }) => language && languageName(language)),
  postType: single(postFieldTexts.postType, ({ postType }) => postFieldTexts.postTypes[postType]),
  listicle: {
    label: postFieldTexts.isListicle,
    textOf: ({ isListicle, listicleOrder }) =>
      isListicle ? [versionTexts.yes, postFieldTexts[listicleOrder]] : [versionTexts.no],
  },
  name: single(postFieldTexts.name, ({ name }) => name),
  summary: single(postFieldTexts.summary, ({ summary }) => summary),
  seoTitle: single(postFieldTexts.seoTitle, ({ seoTitle }) => seoTitle),
  seoDescription: single(postFieldTexts.seoDescription, ({ seoDescription }) => seoDescription),
  seoKeywords: single(postFieldTexts.seoKeywords, ({ seoKeywords }) => seoKeywords),
  ogTitle: single(postFieldTexts.ogTitle, ({ ogTitle }) => ogTitle),
  ogDescription: single(postFieldTexts.ogDescription, ({ ogDescription }) => ogDescription),
  key: single(postFieldTexts.key, ({ key }) => key),
};

const fieldGroups: readonly FieldGroup[] = Object.entries(groups).map(([name, group]) => ({
  ...group,
  fields: (Object.keys(groupNames) as Field[]).filter((field) => groupNames[field] === name),
}));

const pictureOf = ({ image }: DraftFields) => (image ? `[${postFieldTexts.leadPicture}: ${image.public_id}]` : null);

/** Returns the groups that differ. If the name equals the title in both versions, it is part of the title's group. */
export function differingGroups(before: DraftFields, after: DraftFields): FieldGroup[] {
  const isNamedByTitle = before.name === before.title && after.name === after.title;
  return fieldGroups
    .filter(({ fields }) => fields.some((field) => !isSameField(field, before[field] ?? null, after[field] ?? null)))
    .flatMap((group) => {
      if (!isNamedByTitle) return group;
      if (group.fields.includes('name')) return [];
      return group.fields.includes('title') ? { ...group, fields: ['title', 'name'] as const } : group;
    });
}
