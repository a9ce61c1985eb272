import * as migration_20261121_095916_initial from './20261121_095916_initial';
import * as migration_20261121_122538_submissions from './20261121_122538_submissions';
import * as migration_20261121_154954_members from './20261121_154954_members';
import * as migration_20261121_183659_resume_scans from './20261121_183659_resume_scans';
import * as migration_20261122_104815_mail_counts from './20261122_104815_mail_counts';
import * as migration_20261122_113126_resume_cautions from './20261122_113126_resume_cautions';
import * as migration_20261122_114343_staff_tries from './20261122_114343_staff_tries';
import * as migration_20261122_114705_sign_ups_without_passwords from './20261122_114705_sign_ups_without_passwords';
import * as migration_20261122_183103_leases from './20261122_183103_leases';
import * as migration_20261122_225304_internship_linkedin_url from './20261122_225304_internship_linkedin_url';
import * as migration_20261123_013411_application_stages from './20261123_013411_application_stages';
import * as migration_20261123_020352_stage_decisions from './20261123_020352_stage_decisions';
import * as migration_20261123_023433_roles_and_access_log from './20261123_023433_roles_and_access_log';
import * as migration_20261123_025025_partners from './20261123_025025_partners';
import * as migration_20261123_030748_application_links from './20261123_030748_application_links';
import * as migration_20261123_051717_submission_notes from './20261123_051717_submission_notes';
import * as migration_20261123_054743_scorecards from './20261123_054743_scorecards';
import * as migration_20261123_060524_people from './20261123_060524_people';
import * as migration_20261123_061719_interviews from './20261123_061719_interviews';
import * as migration_20261123_062229_add_messages_and_templates from './20261123_062229_add_messages_and_templates';
import * as migration_20261123_085926_registration_places from './20261123_085926_registration_places';
import * as migration_20261123_095208_certificates from './20261123_095208_certificates';
import * as migration_20261123_100300_event_reminders from './20261123_100300_event_reminders';
import * as migration_20261123_100758_saved_views from './20261123_100758_saved_views';
import * as migration_20261123_124757_door from './20261123_124757_door';
import * as migration_20261123_131154_participants from './20261123_131154_participants';
import * as migration_20261123_132714_event_mails from './20261123_132714_event_mails';
import * as migration_20261123_174316_volunteer_names from './20261123_174316_volunteer_names';
import * as migration_20261123_175610_redirects from './20261123_175610_redirects';
import * as migration_20261123_205255_key_facts from './20261123_205255_key_facts';
import * as migration_20261123_213035_trash from './20261123_213035_trash';
import * as migration_20261123_235451_edited_by from './20261123_235451_edited_by';
import * as migration_20261124_015926_home_evidence from './20261124_015926_home_evidence';
import * as migration_20261124_050042_club_choice from './20261124_050042_club_choice';
import * as migration_20261124_230329_light_theme from './20261124_230329_light_theme';
import * as migration_20261125_002342_media from './20261125_002342_media';
import * as migration_20261125_073421_link_checks from './20261125_073421_link_checks';
import * as migration_20261125_084617_event_names from './20261125_084617_event_names';
import * as migration_20261125_163924_mentor_lines from './20261125_163924_mentor_lines';

export const migrations = [
  {
    up: migration_20261121_095916_initial.up,
    down: migration_20261121_095916_initial.down,
    name: '20261121_095916_initial',
  },
  {
    up: migration_20261121_122538_submissions.up,
    down: migration_20261121_122538_submissions.down,
    name: '20261121_122538_submissions',
  },
  {
    up: migration_20261121_154954_members.up,
    down: migration_20261121_154954_members.down,
    name: '20261121_154954_members',
  },
  {
    up: migration_20261121_183659_resume_scans.up,
    down: migration_20261121_183659_resume_scans.down,
    name: '20261121_183659_resume_scans',
  },
  {
    up: migration_20261122_104815_mail_counts.up,
    down: migration_20261122_104815_mail_counts.down,
    name: '20261122_104815_mail_counts',
  },
  {
    up: migration_20261122_113126_resume_cautions.up,
    down: migration_20261122_113126_resume_cautions.down,
    name: '20261122_113126_resume_cautions',
  },
  {
    up: migration_20261122_114343_staff_tries.up,
    down: migration_20261122_114343_staff_tries.down,
    name: '20261122_114343_staff_tries',
  },
  {
    up: migration_20261122_114705_sign_ups_without_passwords.up,
    down: migration_20261122_114705_sign_ups_without_passwords.down,
    name: '20261122_114705_sign_ups_without_passwords',
  },
  {
    up: migration_20261122_183103_leases.up,
    down: migration_20261122_183103_leases.down,
    name: '20261122_183103_leases',
  },
  {
    up: migration_20261122_225304_internship_linkedin_url.up,
    down: migration_20261122_225304_internship_linkedin_url.down,
    name: '20261122_225304_internship_linkedin_url',
  },
  {
    up: migration_20261123_013411_application_stages.up,
    down: migration_20261123_013411_application_stages.down,
    name: '20261123_013411_application_stages',
  },
  {
    up: migration_20261123_020352_stage_decisions.up,
    down: migration_20261123_020352_stage_decisions.down,
    name: '20261123_020352_stage_decisions',
  },
  {
    up: migration_20261123_023433_roles_and_access_log.up,
    down: migration_20261123_023433_roles_and_access_log.down,
    name: '20261123_023433_roles_and_access_log',
  },
  {
    up: migration_20261123_025025_partners.up,
    down: migration_20261123_025025_partners.down,
    name: '20261123_025025_partners',
  },
  {
    up: migration_20261123_030748_application_links.up,
    down: migration_20261123_030748_application_links.down,
    name: '20261123_030748_application_links',
  },
  {
    up: migration_20261123_051717_submission_notes.up,
    down: migration_20261123_051717_submission_notes.down,
    name: '20261123_051717_submission_notes',
  },
  {
    up: migration_20261123_054743_scorecards.up,
    down: migration_20261123_054743_scorecards.down,
    name: '20261123_054743_scorecards',
  },
  {
    up: migration_20261123_060524_people.up,
    down: migration_20261123_060524_people.down,
    name: '20261123_060524_people',
  },
  {
    up: migration_20261123_061719_interviews.up,
    down: migration_20261123_061719_interviews.down,
    name: '20261123_061719_interviews',
  },
  {
    up: migration_20261123_062229_add_messages_and_templates.up,
    down: migration_20261123_062229_add_messages_and_templates.down,
    name: '20261123_062229_add_messages_and_templates',
  },
  {
    up: migration_20261123_085926_registration_places.up,
    down: migration_20261123_085926_registration_places.down,
    name: '20261123_085926_registration_places',
  },
  {
    up: migration_20261123_095208_certificates.up,
    down: migration_20261123_095208_certificates.down,
    name: '20261123_095208_certificates',
  },
  {
    up: migration_20261123_100300_event_reminders.up,
    down: migration_20261123_100300_event_reminders.down,
    name: '20261123_100300_event_reminders',
  },
  {
    up: migration_20261123_100758_saved_views.up,
    down: migration_20261123_100758_saved_views.down,
    name: '20261123_100758_saved_views',
  },
  {
    up: migration_20261123_124757_door.up,
    down: migration_20261123_124757_door.down,
    name: '20261123_124757_door',
  },
  {
    up: migration_20261123_131154_participants.up,
    down: migration_20261123_131154_participants.down,
    name: '20261123_131154_participants',
  },
  {
    up: migration_20261123_132714_event_mails.up,
    down: migration_20261123_132714_event_mails.down,
    name: '20261123_132714_event_mails',
  },
  {
    up: migration_20261123_174316_volunteer_names.up,
    down: migration_20261123_174316_volunteer_names.down,
    name: '20261123_174316_volunteer_names',
  },
  {
    up: migration_20261123_175610_redirects.up,
    down: migration_20261123_175610_redirects.down,
    name: '20261123_175610_redirects',
  },
  {
    up: migration_20261123_205255_key_facts.up,
    down: migration_20261123_205255_key_facts.down,
    name: '20261123_205255_key_facts',
  },
  {
    up: migration_20261123_213035_trash.up,
    down: migration_20261123_213035_trash.down,
    name: '20261123_213035_trash',
  },
  {
    up: migration_20261123_235451_edited_by.up,
    down: migration_20261123_235451_edited_by.down,
    name: '20261123_235451_edited_by',
  },
  {
    up: migration_20261124_015926_home_evidence.up,
    down: migration_20261124_015926_home_evidence.down,
    name: '20261124_015926_home_evidence',
  },
  {
    up: migration_20261124_050042_club_choice.up,
    down: migration_20261124_050042_club_choice.down,
    name: '20261124_050042_club_choice',
  },
  {
    up: migration_20261124_230329_light_theme.up,
    down: migration_20261124_230329_light_theme.down,
    name: '20261124_230329_light_theme',
  },
  {
    up: migration_20261125_002342_media.up,
    down: migration_20261125_002342_media.down,
    name: '20261125_002342_media',
  },
  {
    up: migration_20261125_073421_link_checks.up,
    down: migration_20261125_073421_link_checks.down,
    name: '20261125_073421_link_checks',
  },
  {
    up: migration_20261125_084617_event_names.up,
    down: migration_20261125_084617_event_names.down,
    name: '20261125_084617_event_names',
  },
  {
    up: migration_20261125_163924_mentor_lines.up,
    down: migration_20261125_163924_mentor_lines.down,
    name: '20261125_163924_mentor_lines'
  },
];
