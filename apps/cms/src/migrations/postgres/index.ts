import * as migration_20261121_095920_initial from './20261121_095920_initial';
import * as migration_20261121_122542_submissions from './20261121_122542_submissions';
import * as migration_20261121_155002_members from './20261121_155002_members';
import * as migration_20261121_183709_resume_scans from './20261121_183709_resume_scans';
import * as migration_20261122_104826_mail_counts from './20261122_104826_mail_counts';
import * as migration_20261122_113150_resume_cautions from './20261122_113150_resume_cautions';
import * as migration_20261122_114406_staff_tries from './20261122_114406_staff_tries';
import * as migration_20261122_114726_sign_ups_without_passwords from './20261122_114726_sign_ups_without_passwords';
import * as migration_20261122_183134_leases from './20261122_183134_leases';
import * as migration_20261122_225318_internship_linkedin_url from './20261122_225318_internship_linkedin_url';
import * as migration_20261123_013424_application_stages from './20261123_013424_application_stages';
import * as migration_20261123_020415_stage_decisions from './20261123_020415_stage_decisions';
import * as migration_20261123_023504_roles_and_access_log from './20261123_023504_roles_and_access_log';
import * as migration_20261123_025040_partners from './20261123_025040_partners';
import * as migration_20261123_030800_application_links from './20261123_030800_application_links';
import * as migration_20261123_051732_submission_notes from './20261123_051732_submission_notes';
import * as migration_20261123_054805_scorecards from './20261123_054805_scorecards';
import * as migration_20261123_060542_people from './20261123_060542_people';
import * as migration_20261123_061736_interviews from './20261123_061736_interviews';
import * as migration_20261123_062240_add_messages_and_templates from './20261123_062240_add_messages_and_templates';
import * as migration_20261123_085939_registration_places from './20261123_085939_registration_places';
import * as migration_20261123_095223_certificates from './20261123_095223_certificates';
import * as migration_20261123_100313_event_reminders from './20261123_100313_event_reminders';
import * as migration_20261123_100811_saved_views from './20261123_100811_saved_views';
import * as migration_20261123_124822_door from './20261123_124822_door';
import * as migration_20261123_131209_participants from './20261123_131209_participants';
import * as migration_20261123_132734_event_mails from './20261123_132734_event_mails';
import * as migration_20261123_172804_ticket_reissued from './20261123_172804_ticket_reissued';
import * as migration_20261123_174330_volunteer_names from './20261123_174330_volunteer_names';
import * as migration_20261123_175629_redirects from './20261123_175629_redirects';
import * as migration_20261123_205314_key_facts from './20261123_205314_key_facts';
import * as migration_20261123_213045_trash from './20261123_213045_trash';
import * as migration_20261123_235458_edited_by from './20261123_235458_edited_by';
import * as migration_20261124_001007_scheduled_changes from './20261124_001007_scheduled_changes';
import * as migration_20261124_015934_home_evidence from './20261124_015934_home_evidence';
import * as migration_20261124_050047_club_choice from './20261124_050047_club_choice';
import * as migration_20261124_230342_light_theme from './20261124_230342_light_theme';
import * as migration_20261125_002420_media from './20261125_002420_media';
import * as migration_20261125_073452_link_checks from './20261125_073452_link_checks';
import * as migration_20261125_084735_event_names from './20261125_084735_event_names';
import * as migration_20261125_163935_mentor_lines from './20261125_163935_mentor_lines';
import * as migration_20261126_040453_internship_interests from './20261126_040453_internship_interests';

export const migrations = [
  {
    up: migration_20261121_095920_initial.up,
    down: migration_20261121_095920_initial.down,
    name: '20261121_095920_initial',
  },
  {
    up: migration_20261121_122542_submissions.up,
    down: migration_20261121_122542_submissions.down,
    name: '20261121_122542_submissions',
  },
  {
    up: migration_20261121_155002_members.up,
    down: migration_20261121_155002_members.down,
    name: '20261121_155002_members',
  },
  {
    up: migration_20261121_183709_resume_scans.up,
    down: migration_20261121_183709_resume_scans.down,
    name: '20261121_183709_resume_scans',
  },
  {
    up: migration_20261122_104826_mail_counts.up,
    down: migration_20261122_104826_mail_counts.down,
    name: '20261122_104826_mail_counts',
  },
  {
    up: migration_20261122_113150_resume_cautions.up,
    down: migration_20261122_113150_resume_cautions.down,
    name: '20261122_113150_resume_cautions',
  },
  {
    up: migration_20261122_114406_staff_tries.up,
    down: migration_20261122_114406_staff_tries.down,
    name: '20261122_114406_staff_tries',
  },
  {
    up: migration_20261122_114726_sign_ups_without_passwords.up,
    down: migration_20261122_114726_sign_ups_without_passwords.down,
    name: '20261122_114726_sign_ups_without_passwords',
  },
  {
    up: migration_20261122_183134_leases.up,
    down: migration_20261122_183134_leases.down,
    name: '20261122_183134_leases',
  },
  {
    up: migration_20261122_225318_internship_linkedin_url.up,
    down: migration_20261122_225318_internship_linkedin_url.down,
    name: '20261122_225318_internship_linkedin_url',
  },
  {
    up: migration_20261123_013424_application_stages.up,
    down: migration_20261123_013424_application_stages.down,
    name: '20261123_013424_application_stages',
  },
  {
    up: migration_20261123_020415_stage_decisions.up,
    down: migration_20261123_020415_stage_decisions.down,
    name: '20261123_020415_stage_decisions',
  },
  {
    up: migration_20261123_023504_roles_and_access_log.up,
    down: migration_20261123_023504_roles_and_access_log.down,
    name: '20261123_023504_roles_and_access_log',
  },
  {
    up: migration_20261123_025040_partners.up,
    down: migration_20261123_025040_partners.down,
    name: '20261123_025040_partners',
  },
  {
    up: migration_20261123_030800_application_links.up,
    down: migration_20261123_030800_application_links.down,
    name: '20261123_030800_application_links',
  },
  {
    up: migration_20261123_051732_submission_notes.up,
    down: migration_20261123_051732_submission_notes.down,
    name: '20261123_051732_submission_notes',
  },
  {
    up: migration_20261123_054805_scorecards.up,
    down: migration_20261123_054805_scorecards.down,
    name: '20261123_054805_scorecards',
  },
  {
    up: migration_20261123_060542_people.up,
    down: migration_20261123_060542_people.down,
    name: '20261123_060542_people',
  },
  {
    up: migration_20261123_061736_interviews.up,
    down: migration_20261123_061736_interviews.down,
    name: '20261123_061736_interviews',
  },
  {
    up: migration_20261123_062240_add_messages_and_templates.up,
    down: migration_20261123_062240_add_messages_and_templates.down,
    name: '20261123_062240_add_messages_and_templates',
  },
  {
    up: migration_20261123_085939_registration_places.up,
    down: migration_20261123_085939_registration_places.down,
    name: '20261123_085939_registration_places',
  },
  {
    up: migration_20261123_095223_certificates.up,
    down: migration_20261123_095223_certificates.down,
    name: '20261123_095223_certificates',
  },
  {
    up: migration_20261123_100313_event_reminders.up,
    down: migration_20261123_100313_event_reminders.down,
    name: '20261123_100313_event_reminders',
  },
  {
    up: migration_20261123_100811_saved_views.up,
    down: migration_20261123_100811_saved_views.down,
    name: '20261123_100811_saved_views',
  },
  {
    up: migration_20261123_124822_door.up,
    down: migration_20261123_124822_door.down,
    name: '20261123_124822_door',
  },
  {
    up: migration_20261123_131209_participants.up,
    down: migration_20261123_131209_participants.down,
    name: '20261123_131209_participants',
  },
  {
    up: migration_20261123_132734_event_mails.up,
    down: migration_20261123_132734_event_mails.down,
    name: '20261123_132734_event_mails',
  },
  {
    up: migration_20261123_172804_ticket_reissued.up,
    down: migration_20261123_172804_ticket_reissued.down,
    name: '20261123_172804_ticket_reissued',
  },
  {
    up: migration_20261123_174330_volunteer_names.up,
    down: migration_20261123_174330_volunteer_names.down,
    name: '20261123_174330_volunteer_names',
  },
  {
    up: migration_20261123_175629_redirects.up,
    down: migration_20261123_175629_redirects.down,
    name: '20261123_175629_redirects',
  },
  {
    up: migration_20261123_205314_key_facts.up,
    down: migration_20261123_205314_key_facts.down,
    name: '20261123_205314_key_facts',
  },
  {
    up: migration_20261123_213045_trash.up,
    down: migration_20261123_213045_trash.down,
    name: '20261123_213045_trash',
  },
  {
    up: migration_20261123_235458_edited_by.up,
    down: migration_20261123_235458_edited_by.down,
    name: '20261123_235458_edited_by',
  },
  {
    up: migration_20261124_001007_scheduled_changes.up,
    down: migration_20261124_001007_scheduled_changes.down,
    name: '20261124_001007_scheduled_changes',
  },
  {
    up: migration_20261124_015934_home_evidence.up,
    down: migration_20261124_015934_home_evidence.down,
    name: '20261124_015934_home_evidence',
  },
  {
    up: migration_20261124_050047_club_choice.up,
    down: migration_20261124_050047_club_choice.down,
    name: '20261124_050047_club_choice',
  },
  {
    up: migration_20261124_230342_light_theme.up,
    down: migration_20261124_230342_light_theme.down,
    name: '20261124_230342_light_theme',
  },
  {
    up: migration_20261125_002420_media.up,
    down: migration_20261125_002420_media.down,
    name: '20261125_002420_media',
  },
  {
    up: migration_20261125_073452_link_checks.up,
    down: migration_20261125_073452_link_checks.down,
    name: '20261125_073452_link_checks',
  },
  {
    up: migration_20261125_084735_event_names.up,
    down: migration_20261125_084735_event_names.down,
    name: '20261125_084735_event_names',
  },
  {
    up: migration_20261125_163935_mentor_lines.up,
    down: migration_20261125_163935_mentor_lines.down,
    name: '20261125_163935_mentor_lines',
  },
  {
    up: migration_20261126_040453_internship_interests.up,
    down: migration_20261126_040453_internship_interests.down,
    name: '20261126_040453_internship_interests'
  },
];
