import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createNotesApi, type NotesApi } from './createNotesApi.ts';

/** Provides the calls for notes. Tests and examples replace the calls. */
export const NotesApiContext = createContext<NotesApi>(createNotesApi(exchange));
