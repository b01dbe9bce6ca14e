import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createReviewApi, type ReviewApi } from './createReviewApi.ts';

/** Provides the calls of the review desk. Tests replace the calls. */
export const ReviewApiContext = createContext<ReviewApi>(createReviewApi(exchange));
