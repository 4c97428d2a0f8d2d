import type { Endpoint } from '../endpoint.ts';
import { addToProfile, deletePortfolioImage, getPortfolio, savePortfolio } from './portfolio.ts';
import { getProviderInfo, saveProviderInfo } from './provider-info.ts';
import { viewProfile } from './public-profile.ts';

export const profileEndpoints = [
  viewProfile,
  getPortfolio,
  savePortfolio,
  deletePortfolioImage,
  addToProfile,
  getProviderInfo,
  saveProviderInfo,
] as const satisfies readonly Endpoint[];
