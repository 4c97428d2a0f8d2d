import type { Shape } from './shape.ts';

/** A row of a table in section 7 of a spec, and its answer according to sections 3 and 8. */
export type SpecRow = {
  readonly source: string;
  /** As the table writes it; `{product}` is the brand word. */
  readonly call: string;
  readonly as: 'guest' | 'host' | 'provider';
  /** The values of the path's parts, in order; `own` is the caller's id. */
  readonly parts?: readonly (number | string)[];
  readonly json?: Readonly<Record<string, unknown>>;
  readonly answer:
    | { readonly items: Shape; readonly isFilled?: true; readonly message?: string }
    | { readonly key: string; readonly text: string }
    | 'expired';
};

const device = { id: 'number', deviceName: 'text' } as const;

const eventOfHost = {
  id: 'number',
  eventName: 'text',
  eventDate: 'number',
  duration: 'number',
  eventStartTime: 'number',
  sbstartTime: 'number',
  eventType: { name: 'text' },
  eventLocation: [{ currentLocation: 'text' }],
  sbList: 'text',
  isReelExist: 'flag',
  isCancelEventAllowed: 'flag',
  order: [{ id: 'number' }],
  orders: [{ orderItems: ['anything'] }],
  sbInfo: [{ id: 'number', firstName: 'text', lastName: 'text', profileImageUrl: 'text' }],
  email: 'text',
} as const;

const eventOfProvider = {
  id: 'number',
  eventName: 'text',
  eventDate: 'number',
  eventType: { name: 'text' },
  user: { firstName: 'text', lastName: 'text', userName: 'text' },
  duration: 'number',
  eventStartTime: 'number',
  sbstartTime: 'number',
  eventLocation: [{ currentLocation: 'text' }],
  isReelExist: 'flag',
  reelStatus: 'text or null',
  isDownloadable: 'flag',
  order: { orderItems: [{ quantity: 'number' }] },
} as const;

const notification = {
  profileImageUrl: 'text or null',
  hostName: 'text',
  eventName: 'text',
  receiverId: 'number',
  userType: 'number',
} as const;

const required = { key: 'this_field_is_required', text: 'this field is required' } as const;
const missing = { key: 'object_does_not_exist', text: 'Object does not exist' } as const;

const noPlace = { userLongitude: -79.38, userLatitude: 43.65, postalCode: 'M5V 2T6' } as const;

export const specRows: readonly SpecRow[] = [
  // What guests read before they book (S1§3).
  {
    source: 'S1§7',
    call: 'GET /api/v1/User/EventSetup/GetEventTypes',
    as: 'guest',
    answer: { items: [{ id: 'number', name: 'text' }], isFilled: true },
  },
  {
    source: 'S1§7',
    call: 'GET /api/v1/User/EventSetup/GetEventTypeItems/{id}',
    as: 'guest',
    parts: [1],
    answer: { items: [{ itemName: 'text' }], isFilled: true },
  },
  {
    source: 'S1§7',
    call: 'GET /api/v1/User/EventSetup/GetEventTypeItems/{id}',
    as: 'guest',
    parts: [0],
    answer: { items: [{ itemName: 'text' }] },
  },
  {
    source: 'S1§7',
    call: 'GET /api/v1/User/EventSetup/getReelTypes',
    as: 'guest',
    answer: {
      items: [{ id: 'number', name: 'text', featureFileUrl: 'text', sampleFileUrl: 'text' }],
      isFilled: true,
    },
  },
  {
    source: 'S1§7',
    call: 'GET /api/v1/user/reel/getprice',
    as: 'guest',
    answer: { items: { priceOnPerReel: 'number', priceOnPerReelWithLogo: 'number' } },
  },
  {
    source: 'A-10',
    call: 'GET /api/v1/User/EventSetup/GetMiscAmounts',
    as: 'guest',
    answer: { items: { serviceFee: 'number', tax: 'number' } },
  },
  {
    source: 'S1§7',
    call: 'GET /api/v1/user/userinfo/getconfiguration',
    as: 'guest',
    answer: { items: { isDraftEventAllowed: 'flag', downloadUrl: 'text' } },
  },
  {
    source: 'S1§7',
    call: 'GET /api/v1/Admin/PostalCode',
    as: 'guest',
    answer: { items: [{ code: 'text' }], isFilled: true },
  },
  {
    source: 'S3§7',
    call: 'GET /api/v1/admin/{product}/GetDevices',
    as: 'guest',
    answer: { items: [device], isFilled: true },
  },
  {
    source: 'S1§7',
    call: 'POST /api/v1/{product}/GeoLocation/GetSBByLocation',
    as: 'guest',
    json: { ...noPlace, eventDate: 1_782_864_000, sBStartTime: 1_782_928_800, duration: 2 },
    answer: {
      items: [
        {
          id: 'number',
          firstName: 'text',
          lastName: 'text',
          hourlyRate: 'number',
          averageReview: 'number or null',
          device: 'anything',
          images: ['text'],
          sbportfolioGalleries: [
            { profileImageUrl: 'text', profileName: 'text', bio: 'text', imageUrl: 'text' },
          ],
        },
      ],
    },
  },
  {
    source: 'S1§7',
    call: 'GET /api/v1/{product}/Profile/ViewProfile/{id}',
    as: 'guest',
    parts: [2_000_000_000],
    answer: { key: 'profile_doesnot_exist', text: 'Profile doesnot exist' },
  },

  // Sign-in and sign-up, as far as they need no mail (S1§5, S1§8).
  {
    source: 'S1§7',
    call: 'POST /api/v1/login/User',
    as: 'guest',
    json: { userName: 'unknown@demo.test', password: 'Wrong!123' },
    answer: { key: 'username_or_password_is_incorrect', text: 'Username or password is incorrect' },
  },
  {
    source: 'S1§7',
    call: 'POST /api/v1/login/SBUser',
    as: 'guest',
    json: { userName: 'unknown@demo.test', password: 'Wrong!123' },
    answer: { key: 'username_or_password_is_incorrect', text: 'Username or password is incorrect' },
  },
  { source: 'S1§7', call: 'POST /api/v1/login/User', as: 'guest', json: {}, answer: required },
  {
    source: 'S1§7',
    call: 'POST /api/v1/register/UserRegistration',
    as: 'guest',
    json: {
      firstName: 'Ana',
      lastName: 'Roy',
      email: 'ana.roy@demo.test',
      password: 'weak',
      newsOptIn: true,
    },
    answer: {
      key: 'password_instruction_error',
      text: 'Minimum 6 characters, including Special, Lower & UpperCase Characters are required',
    },
  },
  {
    source: 'S1§7',
    call: 'POST /api/v1/register/UserRegistration',
    as: 'guest',
    json: { firstName: 'Ana', lastName: 'Roy', email: 'ana.roy@demo.test', password: 'Demo!123' },
    answer: { items: 'anything', message: 'registered_successfully' },
  },
  {
    source: 'S1§7',
    call: 'PUT /api/v1/{product}/updatepassword',
    as: 'guest',
    json: { id: 'no-such-token', password: 'Demo!123', confirmPassword: 'Other!123' },
    answer: {
      key: 'password_confirm_password_does_not_match',
      text: 'Password & Confirm Password does not match.',
    },
  },

  // A host and the own account (S2§3).
  { source: 'S2§7', call: 'GET /api/v1/user/userinfo/{id}', as: 'guest', parts: [1], answer: 'expired' },
  {
    source: 'S2§7',
    call: 'GET /api/v1/user/userinfo/{id}',
    as: 'host',
    parts: ['own'],
    answer: {
      items: {
        id: 'number',
        firstName: 'text',
        lastName: 'text',
        email: 'text',
        phoneNumber: 'text or null',
        currentAddress: 'text or null',
        longitude: 'number or null',
        latitude: 'number or null',
        city: 'text or null',
        postalCode: 'text or null',
        province: 'text or null',
        country: 'text or null',
      },
    },
  },
  {
    source: 'S2§7',
    call: 'GET /api/v1/user/userinfo/{id}',
    as: 'host',
    parts: [2_000_000_000],
    answer: missing,
  },
  {
    source: 'S2§7',
    call: 'GET /api/v1/User/EventSetup/list/{a}/{b}',
    as: 'host',
    parts: ['own', 'upcoming'],
    answer: { items: [eventOfHost] },
  },
  {
    source: 'S2§7',
    call: 'GET /api/v1/User/EventGallery/RecentSearch/{id}',
    as: 'host',
    parts: ['own'],
    answer: { items: [{ eventId: 'text', eventName: 'text' }] },
  },
  {
    source: 'S2§7',
    call: 'GET /api/v1/User/EventGallery/{id}',
    as: 'host',
    parts: [2_000_000_000],
    answer: missing,
  },
  {
    source: 'S2§7',
    call: 'GET /api/v1/MessageBoard/GetNotification/{a}/{b}',
    as: 'host',
    parts: ['own', 1],
    answer: { items: [notification] },
  },
  {
    source: 'S2§7',
    call: 'GET /api/v1/MessageBoard/GetUserNotificationCount/{a}/{b}',
    as: 'host',
    parts: ['own', 1],
    answer: { items: 'number' },
  },
  {
    source: 'S1§7',
    call: 'GET /api/v1/admin/PromoCodes/GetDiscount/{code}/{userId}',
    as: 'host',
    parts: ['NOSUCHCODE', 'own'],
    answer: { key: 'invalid_promo_code', text: 'Invalid Promo Code' },
  },

  // A provider and the own dashboard (S3§3).
  {
    source: 'S3§7',
    call: 'GET /api/v1/{product}/Event/{id}',
    as: 'provider',
    parts: ['own'],
    answer: {
      items: [{ id: 'number', eventName: 'text', eventDate: 'number', user: { firstName: 'text' } }],
    },
  },
  {
    source: 'S3§7',
    call: 'GET /api/v1/{product}/Event/SBMyEvents/{a}/{b}',
    as: 'provider',
    parts: ['own', 'upcoming'],
    answer: { items: [eventOfProvider] },
  },
  {
    source: 'S3§7',
    call: 'GET /api/v1/{product}/reel/GetSBReels/{a}/{b}',
    as: 'provider',
    parts: ['own', 'pending'],
    answer: { items: [eventOfProvider] },
  },
  {
    source: 'S3§7',
    call: 'GET /api/v1/{product}/Profile/GetScheduleBySBId/{id}',
    as: 'provider',
    parts: ['own'],
    answer: {
      items: {
        SBUserId: 'number',
        WorkingSchedules: [
          {
            dayInWeek: 'number',
            isActive: 'flag',
            timeSlots: [{ slotId: 'number', startTime: 'text', endTime: 'text', isEnable: 'flag' }],
          },
        ],
        HolidayProfile: [{ date: 'number', dateTo: 'number', startTime: 'anything', endTime: 'anything' }],
        TravelDistance: 'anything',
      },
    },
  },
  {
    source: 'S3§7',
    call: 'GET /api/v1/{product}/Profile/Portfolio/{id}',
    as: 'provider',
    parts: ['own'],
    answer: {
      items: {
        sbuserId: 'number',
        profileName: 'text',
        bio: 'text',
        profileImageUrl: 'text or null',
        device: 'anything',
        language: 'text or null',
        additionalEquipment: 'text',
        gallery: [{ imageUrl: 'text', displayOrder: 'number' }],
      },
    },
  },
  {
    source: 'S3§7',
    call: 'GET /api/v1/{product}/Profile/Info/{id}',
    as: 'provider',
    parts: ['own'],
    answer: {
      items: {
        id: 'number',
        firstName: 'text',
        lastName: 'text',
        email: 'text',
        phoneNumber: 'text',
        secondaryPhoneNumber: 'text or null',
        emergencyContactName: 'text',
        emergencyContactNumber: 'text',
        hstNumber: 'text',
        Location: [
          {
            id: 'number',
            sbUserId: 'number',
            currentLocation: 'text',
            latitude: 'number',
            longitude: 'number',
          },
        ],
      },
    },
  },
  {
    source: 'S3§7',
    call: 'GET /api/v1/{product}/Profile/Info/{id}',
    as: 'provider',
    parts: [2_000_000_000],
    answer: missing,
  },
  {
    source: 'S3§7',
    call: 'GET /api/v1/{product}/Profile/Info/{id}',
    as: 'guest',
    parts: [1],
    answer: 'expired',
  },
];
