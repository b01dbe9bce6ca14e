import './federationRuntime.ts';
import { startHydration } from './startHydration.tsx';

void startHydration(document, window);
