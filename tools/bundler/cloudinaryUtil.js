/** The functions that cloudinary-core's address builder takes from its `util/lodash`, from es-toolkit and the language. */
export * from 'cloudinary-core/src/util/baseutil.js';
export { compact, difference, identity, isFunction, isPlainObject, isString } from 'es-toolkit';

export const { assign } = Object;
export const { isArray } = Array;
/** It clones plain options only. */
export const cloneDeep = (value) => structuredClone(value);
export const contains = (list, item) => list.includes(item);
