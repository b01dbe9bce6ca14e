import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createWriterReviewApi, type WriterReviewApi } from './createWriterReviewApi.ts';

/** Carries a writer's calls about a review; tests put others in their place. */
export const WriterReviewApiContext = createContext<WriterReviewApi>(createWriterReviewApi(exchange));
