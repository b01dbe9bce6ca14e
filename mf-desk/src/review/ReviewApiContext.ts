import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createReviewApi, type ReviewApi } from './createReviewApi.ts';

/** Carries the calls of the desk; tests put others in their place. */
export const ReviewApiContext = createContext<ReviewApi>(createReviewApi(exchange));
