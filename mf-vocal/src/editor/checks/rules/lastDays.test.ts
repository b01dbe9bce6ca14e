import { expect, test } from '@jest/globals';
import type { EndingPicture } from '@marquee/shared/domain';
import { galleryModule } from '@marquee/vocal-kit/testing/modules.ts';
import { documentOf } from '../../document/documentOf.ts';
import { lastDays } from './lastDays.ts';

const image = (name: string) => ({ public_id: name, width: 9, height: 6 });
const ending = (publicId: string, term: EndingPicture['term']): EndingPicture => ({
  ...{ publicId, title: `The ${publicId}`, lastDay: '2026-12-04', term },
});
const gallery = (...names: string[]) => ({
  ...galleryModule('grid', 1),
  images: names.map((name) => ({ ...image(name), url: null })),
});
const post = (...modules: ReturnType<typeof gallery>[]) => documentOf({ content: '', modules });

test('finds pictures whose last day is over or soon, wherever they are', () => {
  const endings = new Map([
    ['lead', ending('lead', 'expired')],
    ['second', ending('second', 'expiring')],
  ]);
  expect(lastDays(post(gallery('first', 'second')), { image: image('lead') }, endings)).toEqual([
    {
      ...{ check: 'lastDay', words: 'The lead', place: { kind: 'field', field: 'lead' } },
      message: 'The picture could be used until 4 December 2026. Choose another one, or ask an editor.',
    },
    {
      ...{ check: 'lastDay', words: 'The second', place: { kind: 'block', position: 0 } },
      message: 'The picture may be used until 4 December 2026.',
    },
  ]);
});

test('leaves other pictures alone', () => {
  expect(lastDays(post(gallery('first')), { image: image('lead') }, new Map())).toEqual([]);
});
