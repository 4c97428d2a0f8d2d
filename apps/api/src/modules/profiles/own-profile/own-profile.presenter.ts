import type { Portfolio } from '@repo/contracts/profiles/portfolio';
import type { ProviderInfo } from '@repo/contracts/profiles/provider-info';
import type { WorkingSchedule } from '@repo/contracts/schedules/working-schedule';
import { wireOfSchedule } from '@repo/domain/schedule/wire-of-schedule';
import type { PresentImage } from '../../../files/images/portfolio-image.ts';
import type { ScheduleRecord } from '../schedule.repository.ts';
import type { OwnInfoRecord, OwnPortfolioRecord } from './own-profile.repository.ts';

/** Presents the portfolio; before the first save texts are empty and the rest is null (S3§3). */
export function presentPortfolio(portfolio: OwnPortfolioRecord, presentImage: PresentImage): Portfolio {
  const { photoName, images, imageSizes } = portfolio;
  const photo = photoName === null ? undefined : presentImage(photoName, imageSizes);
  return {
    sbuserId: portfolio.id,
    profileName: portfolio.profileName ?? '',
    bio: portfolio.bio ?? '',
    profileImageUrl: photo?.imageUrl ?? null,
    profileImageSizes: photo?.sizes ?? [],
    device: portfolio.device,
    language: portfolio.additionalLanguage,
    additionalEquipment: portfolio.additionalEquipment ?? '',
    gallery: images.map(({ id, fileName, displayOrder }) => ({
      id,
      displayOrder,
      ...presentImage(fileName, imageSizes),
    })),
  };
}

/** Presents personal data. The only location, the home, has the provider's id. */
export const presentInfo = (info: OwnInfoRecord): ProviderInfo => ({
  id: info.id,
  firstName: info.firstName,
  lastName: info.lastName,
  email: info.email,
  phoneNumber: info.phoneNumber,
  secondaryPhoneNumber: info.secondaryPhoneNumber,
  emergencyContactName: info.emergencyContactName,
  emergencyContactNumber: info.emergencyContactNumber,
  hstNumber: info.hstNumber,
  Location: [
    {
      id: info.id,
      sbUserId: info.id,
      currentLocation: info.homeAddress,
      latitude: info.latitude,
      longitude: info.longitude,
    },
  ],
});

/** Presents the schedule with its provider and the number of its saves. */
export const presentSchedule = ({ providerId, version, schedule }: ScheduleRecord): WorkingSchedule => ({
  SBUserId: providerId,
  version,
  ...wireOfSchedule(schedule),
});
