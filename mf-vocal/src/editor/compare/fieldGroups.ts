import type { DraftFields } from '@marquee/shared/domain';
import { isSameField } from '../../saving/meaning/isSameField.ts';
import type { Field } from '../../saving/server/reconcile.ts';
import { editorTexts } from '../editorTexts.ts';
import { mediaTexts } from '../media/mediaTexts.ts';
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

/** All that a writer can change, in the order of the page. */
const fieldGroups: readonly FieldGroup[] = [
  single('title', editorTexts.title, ({ title }) => title),
  single('subtitle', editorTexts.subtitle, ({ subtitle }) => subtitle),
  {
    label: editorTexts.lead,
    fields: ['mediaType', 'image', 'imageAltText', 'imageCaption', 'mediaLayout', 'brightcoveId', 'videoLink'],
    textOf: (fields) => [
      ...line(fields.mediaType === 'video' ? (fields.brightcoveId ?? fields.videoLink) : pictureOf(fields)),
      ...line(fields.imageAltText),
      ...readableText({ content: fields.imageCaption ?? '', modules: [] }),
      mediaTexts.layouts[fields.mediaLayout],
    ],
  },
  { label: editorTexts.write, fields: ['content', 'modules'], textOf: readableText },
  single('site', editorTexts.site, ({ site }) => site),
  single('category', editorTexts.category, ({ category }) => category),
  single('channel', editorTexts.channel, ({ channel }) => channel),
  single('tags', editorTexts.tags, ({ tags }) => tags.map(({ name }) => name).join(', ')),
  single('postType', editorTexts.postType, ({ postType }) => editorTexts.postTypes[postType]),
  {
    label: editorTexts.isListicle,
    fields: ['isListicle', 'listicleOrder'],
    textOf: ({ isListicle, listicleOrder }) =>
      isListicle ? [versionTexts.yes, editorTexts[listicleOrder]] : [versionTexts.no],
  },
  single('name', editorTexts.name, ({ name }) => name),
  single('summary', editorTexts.summary, ({ summary }) => summary),
  single('seoTitle', editorTexts.seoTitle, ({ seoTitle }) => seoTitle),
  single('seoDescription', editorTexts.seoDescription, ({ seoDescription }) => seoDescription),
  single('seoKeywords', editorTexts.seoKeywords, ({ seoKeywords }) => seoKeywords),
  single('ogTitle', editorTexts.ogTitle, ({ ogTitle }) => ogTitle),
  single('ogDescription', editorTexts.ogDescription, ({ ogDescription }) => ogDescription),
  single('key', editorTexts.key, ({ key }) => key),
];

const pictureOf = ({ image }: DraftFields) => (image ? `[${editorTexts.leadPicture}: ${image.public_id}]` : null);

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
