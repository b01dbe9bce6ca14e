import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createWriterReviewApi, type WriterReviewApi } from './createWriterReviewApi.ts';

/** Provides a writer's calls about a review. Tests replace the calls. */
export const WriterReviewApiContext = createContext<WriterReviewApi>(createWriterReviewApi(exchange));
