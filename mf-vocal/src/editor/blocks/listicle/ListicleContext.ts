import { createContext } from 'react';

/** True if the post is a listicle, for the views of its blocks. */
export const ListicleContext = createContext(false);
