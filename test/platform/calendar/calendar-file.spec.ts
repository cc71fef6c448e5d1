import { calendarFile } from '#platform/calendar/calendar-file.js';
import type { CalendarEntry } from '#shared/domain/values/calendar-entry.js';

const ENTRY: CalendarEntry = {
  method: 'REQUEST',
  uid: '3f0f9c53-64ac-4a29-a2c4-9a1e1c5f9d11',
  sequence: 3,
  changedAt: new Date('2026-11-20T10:00:00Z'),
  startsAt: new Date('2026-12-04T15:30:00Z'),
  endsAt: new Date('2026-12-04T16:15:00Z'),
  title: 'Interview: Cook',
  description: 'Bring your papers.',
  location: 'Main entrance',
  link: 'https://call.example/1',
  organizer: 'Grand Hotel',
};

const linesOf = (entry: CalendarEntry) =>
  calendarFile(entry, { name: 'Sam', address: 'sam@mail.example' }, 'jobs@wayfare.example')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean);

/** Every line, because calendars tell a change from what they have by the id, the sequence and the stamp. */
const LINES = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Wayfare//Wayfare//EN',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:3f0f9c53-64ac-4a29-a2c4-9a1e1c5f9d11',
  'SEQUENCE:3',
  'DTSTAMP:20261120T100000Z',
  'DTSTART:20261204T153000Z',
  'DTEND:20261204T161500Z',
  'SUMMARY:Interview: Cook',
  'LOCATION:Main entrance',
  'DESCRIPTION:Bring your papers.',
  'ORGANIZER;CN="Grand Hotel":mailto:jobs@wayfare.example',
  'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Sam":MAILTO:sam@mail.example',
  'URL;VALUE=URI:https://call.example/1',
  'STATUS:CONFIRMED',
  'END:VEVENT',
  'END:VCALENDAR',
];

it('a calendar file says all of an entry', () => {
  expect(linesOf(ENTRY)).toEqual(LINES);
});

it('a calendar file takes an entry back, and leaves out what there is not', () => {
  const without = { description: null, location: null, link: null };
  expect(linesOf({ ...ENTRY, ...without, method: 'CANCEL' })).toEqual(
    LINES.filter((line) => !/^(LOCATION|DESCRIPTION|URL)/.test(line)).map((line) =>
      line.replace('METHOD:REQUEST', 'METHOD:CANCEL').replace('CONFIRMED', 'CANCELLED'),
    ),
  );
});
