import { changeProviderRate } from '@repo/contracts/operator/provider-rate';
import { viewProfile } from '@repo/contracts/profiles/public-profile';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Cents } from '@repo/domain/money/cents';
import { dollarsOf, parseDollars } from '@repo/domain/money/dollars';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { presentPortfolioImage } from '../../files/images/portfolio-image.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { RequestFailure } from '../../http/request-failure.ts';
import type { Author } from '../../operator/author.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
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

export const rateCalls = (
  change: (author: Author, providerId: number, rate: Cents) => Promise<Result<Cents, ErrorCode>>,
): readonly OperatorCall[] => [
  operatorCall(changeProviderRate, async ({ params, body }, author) => {
    const rate = parseDollars(body.hourlyRate);
    const changed = rate.ok ? await change(author, params.providerId, rate.value) : rate;
    return changed.ok ? ok({ hourlyRate: dollarsOf(changed.value) }) : changed;
  }),
];
