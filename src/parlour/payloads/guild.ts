/** The guild and the application as Discord shows them. */
import type { APIApplication, APIGuild, GatewayGuildCreateDispatchData } from 'discord-api-types/v10'
import {
  GuildDefaultMessageNotifications,
  GuildExplicitContentFilter,
  GuildMFALevel,
  GuildNSFWLevel,
  GuildPremiumTier,
  GuildVerificationLevel,
  Locale,
} from 'discord-api-types/v10'
import { isRoom } from '../channels.ts'
import { type House, members, theBot } from '../house.ts'
import { canSee } from '../permissions.ts'
import { apiRoom, apiThread } from './channels.ts'
import { apiEvent } from './events.ts'
import { apiMember, apiUser } from './people.ts'
import { iso, NONE } from './plain.ts'

export const apiRoles = (house: House) => house.store.roles.all().sort((a, b) => a.position - b.position)

export function apiGuild(house: House): APIGuild & { home_header: null; nsfw: boolean } {
  return {
    id: house.guild.id,
    name: house.guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    home_header: null,
    features: [],
    owner_id: house.guild.owner,
    application_id: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: NONE,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: GuildVerificationLevel.None,
    default_message_notifications: GuildDefaultMessageNotifications.OnlyMentions,
    explicit_content_filter: GuildExplicitContentFilter.Disabled,
    mfa_level: GuildMFALevel.None,
    nsfw: false,
    nsfw_level: GuildNSFWLevel.Default,
    premium_tier: GuildPremiumTier.None,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: Locale.EnglishUS,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    max_presences: null,
    max_members: 500_000,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    hub_type: null,
    incidents_data: null,
    roles: apiRoles(house),
    emojis: [],
    stickers: [],
  }
}

/** What a bot is told when it enters: without the members intent it meets only itself. */
export function guildCreate(house: House, knowsMembers: boolean): GatewayGuildCreateDispatchData {
  const bot = theBot(house)
  const channels = house.store.channels.all()
  const present = members(house)
  return {
    ...apiGuild(house),
    joined_at: iso(bot.member?.joinedAt ?? 0),
    large: false,
    unavailable: false,
    member_count: present.length,
    voice_states: [],
    members: knowsMembers ? present.map(apiMember) : [apiMember(bot)],
    channels: channels.filter(isRoom).map((channel) => apiRoom(house, channel)),
    threads: channels.flatMap((channel) =>
      channel.kind === 'thread' && !channel.archived && canSee(house, bot, channel) ? [apiThread(house, channel, bot.id)] : [],
    ),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: house.store.events.all().map((event) => apiEvent(house, event)),
    soundboard_sounds: [],
  }
}

type Listed = { type: null; explicit_content_filter: number; eligible_oauth2_scopes: [] }
export function apiApplication(house: House): APIApplication & Listed {
  const bot = theBot(house)
  const owner = house.store.people.get(house.guild.owner)
  return {
    id: house.guild.application,
    name: bot.name,
    icon: null,
    description: '',
    summary: '',
    type: null,
    bot: apiUser(bot),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: NONE,
    flags_new: '0',
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    team: null,
    ...(owner && { owner: apiUser(owner) }),
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    eligible_oauth2_scopes: [],
  }
}
