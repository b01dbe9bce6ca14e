import { draftFieldsSchema, draftLimits } from '@marquee/shared/domain';
import { z } from 'zod';
import { editorsFieldsShape } from '../newsroom/records.ts';
import { ownPostFields } from '../ownPostFields.ts';

const postSettingsShape = {
  ...draftFieldsSchema.pick(ownPostFields).shape,
  ...editorsFieldsShape,
  /** Name of the channel. */
  channel: z.string().max(draftLimits.seo),
};
const postSettingsSchema = z.object(postSettingsShape).partial();

/** Fields of a post that other systems lack. */
export type PostSettings = z.infer<typeof postSettingsSchema>;

/** A field that is left out, with its value as JSON. */
export type SettingFault = { field: string; reason: string; value: string };

/** Returns the valid fields from an export, and the errors of invalid fields. */
export function postSettingsOf(value: unknown): { settings: PostSettings; faults: SettingFault[] } {
  if (typeof value !== 'object' || value === null)
    return { settings: {}, faults: [faultOf('marquee', 'it is no list of fields', value)] };
  const faults: SettingFault[] = [];
  const valid: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    const isKnown = Object.hasOwn(postSettingsShape, name);
    const parsed = isKnown ? postSettingsShape[name as keyof typeof postSettingsShape].safeParse(field) : undefined;
    if (parsed?.success) valid[name] = parsed.data;
    else faults.push(faultOf(`marquee.${name}`, isKnown ? 'its value cannot be stored' : 'it is unknown', field));
  }
  return { settings: postSettingsSchema.parse(valid), faults };
}

function faultOf(field: string, reason: string, value: unknown): SettingFault {
  return { field, reason, value: JSON.stringify(value) };
}
