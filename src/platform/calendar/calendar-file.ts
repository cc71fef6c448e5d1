import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from '#shared/domain/values/calendar-entry.js';

type Person = { readonly name: string; readonly address: string };

/**
 * The iCalendar file of an entry for one of its attendees. Times are in UTC; calendars show them in local time. The
 * organizer has the site's address, because users' addresses are private.
 */
export function calendarFile(entry: CalendarEntry, attendee: Person, organizerAddress: string): string {
  const isCancelled = entry.method === 'CANCEL';
  const calendar = ical({
    prodId: { company: 'Wayfare', product: 'Wayfare', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.changedAt,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.title,
    description: entry.description,
    location: entry.location,
    url: entry.link,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: entry.organizer, email: organizerAddress },
    attendees: [
      {
        name: attendee.name,
        email: attendee.address,
        role: ICalAttendeeRole.REQ,
        // Both sides have already agreed, and nobody reads replies to the site's address.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return calendar.toString();
}
