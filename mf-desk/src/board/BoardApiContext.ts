import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { type BoardApi, createBoardApi } from './createBoardApi.ts';

/** Provides the calls of the board. Tests replace the calls. */
export const BoardApiContext = createContext<BoardApi>(createBoardApi(exchange));
