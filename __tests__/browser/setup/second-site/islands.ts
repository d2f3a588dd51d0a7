import type { IslandEntry } from '@/lib/kit/islands';
import { TipCalculator } from './tip-calculator.island';

export const tipCalculator = { Component: TipCalculator } satisfies IslandEntry;
