import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createNotesApi, type NotesApi } from './createNotesApi.ts';

/** Carries the calls about notes; tests and examples put others in their place. */
export const NotesApiContext = createContext<NotesApi>(createNotesApi(exchange));
