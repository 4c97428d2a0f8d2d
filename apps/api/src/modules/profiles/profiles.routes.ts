import { viewProfile } from '@repo/contracts/profiles/public-profile';
import type { FastifyInstance } from 'fastify';
import { presentPortfolioImage } from '../../files/images/portfolio-image.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { RequestFailure } from '../../http/request-failure.ts';
import { presentProfile } from './profiles.presenter.ts';
import type { ProfileRecord } from './profiles.repository.ts';

export type ProfileQueries = {
  readonly findProfile: (providerId: number, viewerId: number | null) => Promise<ProfileRecord | undefined>;
};

export function profilesRoutes(app: FastifyInstance, { findProfile }: ProfileQueries): void {
  bindEndpoint(app, viewProfile, async ({ params, actor }) => {
    const viewerId = actor.kind === 'provider' ? actor.accountId : null;
    const profile = await findProfile(params.id, viewerId);
    if (profile === undefined) throw new RequestFailure('profile_doesnot_exist');
    return presentProfile(profile, presentPortfolioImage);
  });
}
