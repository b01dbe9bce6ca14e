import { describe, expect, test } from '@jest/globals';
import { draftFieldsSchema } from '@marquee/shared/domain';
import { exampleOf } from '@marquee/shared/testing/exampleOf';
import { changesOf } from '../changesOf.ts';
import { documentOf } from '../documentOf.ts';
import { readBlockData, writeBlockData } from './blockData.ts';
import { blockTypes } from './moduleFields.ts';

const htmlOf = (path: string) => (path.endsWith('.content') ? `<p>${path}</p>` : path);
const { content, modules } = exampleOf(draftFieldsSchema, htmlOf);
const document = documentOf({ content, modules });

describe('a document', () => {
  test('keeps each field of each kind of module', () => {
    const written = changesOf(document, { content: '', modules: [] }).modules;
    const withoutIds = (written ?? []).map((module) => ({ ...module, id: 'id' }));
    expect(withoutIds).toEqual(modules);
  });

  test.each(blockTypes)('keeps each field of a %s on the clipboard', (type) => {
    const attrs = document.children.find((node) => node.type.name === type)?.attrs ?? {};
    expect(Object.keys(attrs)).not.toEqual([]);
    expect({ arrival: null, ...readBlockData(type, writeBlockData(attrs)) }).toEqual({ arrival: null, ...attrs });
  });
});
