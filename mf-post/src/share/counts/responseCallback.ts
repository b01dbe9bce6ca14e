import { share } from '@marquee/shared/constants';

type Receive = (response: unknown) => void;

export type ResponseCallback = {
  /** A number that no other waiting callback has. */
  index: number;
  /** Name of the function that the response calls. */
  name: string;
  remove: () => void;
};

const waitingForVk = new Map<number, Receive>();

const nameOf = (index: number) => `shareCount${index}`;

function freeIndex(random: () => number): number {
  const indexes = share.countIndexMax + 1;
  let index = Math.floor(random() * indexes);
  while (nameOf(index) in window || waitingForVk.has(index)) index = (index + 1) % indexes;
  return index;
}

/** Global function that exists while a response is pending. */
export function addCallback(receive: Receive, random: () => number): ResponseCallback {
  const index = freeIndex(random);
  const name = nameOf(index);
  Reflect.set(window, name, receive);
  return { index, name, remove: () => void Reflect.deleteProperty(window, name) };
}

/** Adds a callback for VK, which calls one function for all responses and distinguishes them by index. */
export function addVkCallback(receive: Receive, random: () => number): ResponseCallback {
  const index = freeIndex(random);
  waitingForVk.set(index, receive);
  Reflect.set(window, 'VK', {
    Share: { count: (requested: number, count: unknown) => waitingForVk.get(requested)?.(count) },
  });
  return {
    index,
    name: 'VK.Share.count',
    remove: () => {
      waitingForVk.delete(index);
      if (waitingForVk.size === 0) Reflect.deleteProperty(window, 'VK');
    },
  };
}
