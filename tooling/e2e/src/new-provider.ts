import { brand } from '@repo/domain/brand';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { demoAccount, linkInMailTo, newEmail, password, tokenOf } from './accounts.ts';
import type { Account } from './accounts.ts';
import { portfolioPhoto } from './files/portfolio-photos.ts';

const list = z.object({
  payload: z.object({ items: z.array(z.object({ id: z.number(), email: z.string().optional() })) }),
});

/** Applies as a provider, is approved by the operator and creates a password, all through the API. */
export async function newProvider(request: APIRequestContext, firstName: string): Promise<Account> {
  const email = newEmail();
  const devices = await request.get(`/api/v1/admin/${brand.slug}/GetDevices`);
  const [device] = list.parse(await devices.json()).payload.items;
  const applied = await request.post('/api/v1/register/SBUserRegistration', {
    multipart: {
      FirstName: firstName,
      LastName: 'New',
      Email: email,
      Address: JSON.stringify({
        currentLocation: '290 Bremner Blvd, Toronto, ON',
        latitude: 43.6426,
        longitude: -79.3871,
      }),
      Distance: JSON.stringify({ minDistanceToTravel: 20, unit: 'KM' }),
      InstagramHandle: '@new',
      deviceId: String(device?.id),
      phoneNumber: '416 555 0100',
      questionDetails: JSON.stringify([2, 3, 4, 14].map((type) => ({ type, detail: 'An answer' }))),
      isActive: 'true',
      images: portfolioPhoto(1),
    },
  });
  expect(await applied.json()).toMatchObject({ status: 0 });
  const headers = { authorization: `Bearer ${await tokenOf(request, demoAccount('ops', 'host'))}` };
  const applications = await request.get('/api/v1/operator/applications', { headers });
  const own = list.parse(await applications.json()).payload.items.find((each) => each.email === email);
  const approved = await request.post(`/api/v1/operator/applications/${own?.id}/approve`, {
    headers,
    data: {},
  });
  expect(await approved.json()).toMatchObject({ status: 0 });
  const link = new URL(await linkInMailTo(request, email, /^You’re in!/));
  const data = { id: link.searchParams.get('token'), password, confirmPassword: password };
  const set = await request.put(`/api/v1/${brand.slug}/updatepassword`, { data });
  expect(await set.json()).toMatchObject({ status: 0 });
  return { email, password, role: 'provider' };
}
