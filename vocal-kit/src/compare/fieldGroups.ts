import type { DraftFields } from '@marquee/shared/domain';
import { isSameField } from '../drafts/isSameField.ts';
import type { Field } from '../drafts/UnsavedChanges.ts';
import { postFieldTexts } from './postFieldTexts.ts';
import { readableText } from './readableText.ts';
import { versionTexts } from './versionTexts.ts';

/** Fields that a writer sees as one, and compares as one. */
export type FieldGroup = { label: string; fields: readonly Field[]; textOf(fields: DraftFields): string[] };

const line = (text: string | null | undefined): string[] => (text ? [text] : []);
const single = (field: Field, label: string, textOf: (fields: DraftFields) => string | null | undefined) => ({
  label,
  fields: [field],
  textOf: (fields: DraftFields) => line(textOf(fields)),
});

/** Fields that a writer can change, in the order of the page. */
const fieldGroups: readonly FieldGroup[] = [
  single('title', postFieldTexts.title, ({ title }) => title),
  single('subtitle', postFieldTexts.subtitle, ({ subtitle }) => subtitle),
  {
    label: postFieldTexts.lead,
    fields: ['mediaType', 'image', 'imageAltText', 'imageCaption', 'mediaLayout', 'brightcoveId', 'videoLink'],
    textOf: (fields) => [
      ...line(fields.mediaType === 'video' ? (fields.brightcoveId ?? fields.videoLink) : pictureOf(fields)),
      ...line(fields.imageAltText),
      ...readableText({ content: fields.imageCaption ?? '', modules: [] }),
      postFieldTexts.layouts[fields.mediaLayout],
    ],
  },
  { label: postFieldTexts.write, fields: ['content', 'modules'], textOf: readableText },
  single('site', postFieldTexts.site, ({ site }) => site),
  single('category', postFieldTexts.category, ({ category }) => category),
  single('channel', postFieldTexts.channel, ({ channel }) => channel),
  single('tags', postFieldTexts.tags, ({ tags }) => tags.map(({ name }) => name).join(', ')),
  single('postType', postFieldTexts.postType, ({ postType }) => postFieldTexts.postTypes[postType]),
  {
    label: postFieldTexts.isListicle,
    fields: ['isListicle', 'listicleOrder'],
    textOf: ({ isListicle, listicleOrder }) =>
      isListicle ? [versionTexts.yes, postFieldTexts[listicleOrder]] : [versionTexts.no],
  },
  single('name', postFieldTexts.name, ({ name }) => name),
  single('summary', postFieldTexts.summary, ({ summary }) => summary),
  single('seoTitle', postFieldTexts.seoTitle, ({ seoTitle }) => seoTitle),
  single('seoDescription', postFieldTexts.seoDescription, ({ seoDescription }) => seoDescription),
  single('seoKeywords', postFieldTexts.seoKeywords, ({ seoKeywords }) => seoKeywords),
  single('ogTitle', postFieldTexts.ogTitle, ({ ogTitle }) => ogTitle),
  single('ogDescription', postFieldTexts.ogDescription, ({ ogDescription }) => ogDescription),
  single('key', postFieldTexts.key, ({ key }) => key),
];

const pictureOf = ({ image }: DraftFields) => (image ? `[${postFieldTexts.leadPicture}: ${image.public_id}]` : null);

/** The groups in which two versions differ. A name that follows the title is one with it. */
export function differingGroups(before: DraftFields, after: DraftFields): FieldGroup[] {
  const isNamedByTitle = before.name === before.title && after.name === after.title;
  return fieldGroups
    .filter(({ fields }) => fields.some((field) => !isSameField(field, before[field], after[field])))
    .flatMap((group) => {
      if (!isNamedByTitle) return group;
      if (group.fields.includes('name')) return [];
      return group.fields.includes('title') ? { ...group, fields: ['title', 'name'] as const } : group;
    });
}
